/** Year of the build, for the copyright line: prerendered HTML and page must agree on it. */
declare const __BUILD_YEAR__: number;
