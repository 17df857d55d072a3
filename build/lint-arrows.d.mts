/** The rooms of each area, each with what it may import besides itself. */
export declare const ARROWS: Readonly<
  Record<'core' | 'search' | 'web' | 'server', Readonly<Record<string, readonly string[]>>>
>;
