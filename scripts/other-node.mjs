import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The versions that the gateway supports: the oldest, and the container image's. */
const MAJORS = ['20', '24'];

const NVM_VERSIONS = join(homedir(), '.nvm/versions/node');

/**
 * The other version, if this machine has it: named by `OTHER_NODE`, called `node20` or `node24`, or
 * installed by nvm. Otherwise `undefined`.
 */
export function findOtherNode() {
  const ours = majorOf(process.version);
  const installed = existsSync(NVM_VERSIONS)
    ? readdirSync(NVM_VERSIONS).map((version) => join(NVM_VERSIONS, version, 'bin/node'))
    : [];
  const programs = [process.env.OTHER_NODE, 'node20', 'node24', ...installed];
  return programs
    .flatMap((program) => program || [])
    .map((program) => ({ program, major: majorOf(versionOf(program)) }))
    .find(({ major }) => MAJORS.includes(major) && major !== ours);
}

const versionOf = (program) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';

const majorOf = (version) => /^v(\d+)\./u.exec(version)?.[1];
