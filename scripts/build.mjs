import { build } from 'vite';

// The site, then the gateway, in one process: both carry the collection, which takes seconds to read.
await build();
await build({ build: { ssr: true } });
