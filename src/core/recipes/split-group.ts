/** A colon in brackets does not end a group: "kunyit (saya: segar)". */
const GROUPED_NAME = /^(?<group>\p{L}[^:]{1,28})(?<!\([^)]*):\s+(?<rest>\S.*)$/u;

/**
 * A Dish has no groups, so recipes write them before the name: "Bumbu halus: bawang merah".
 *
 * @returns the group, empty for an ingredient without one, and the name after it.
 */
export function splitGroup(name: string): { readonly group: string; readonly name: string } {
  const { group = '', rest = name } = GROUPED_NAME.exec(name)?.groups ?? {};
  return { group, name: rest };
}
