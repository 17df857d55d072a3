/** The rooms of an area, each with those that it may import besides itself. */
export type Rooms = Readonly<Record<string, readonly string[]>>;

export declare const CORE: Rooms;
export declare const SEARCH: Rooms;
export declare const WEB: Rooms;
export declare const SERVER: Rooms;
