/** The path under which the server is found. The page names it, because a proxy may have put it there. */
export const root = (): string => document.documentElement.dataset.root ?? "";

/** The address of a page, or of a part of the API. */
export const to = (path: string): string => root() + path;
