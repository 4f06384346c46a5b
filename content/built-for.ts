/**
 * Placeholder for the public URL in built pages. Only the running server knows it (PUBLIC_URL) and replaces the
 * placeholder. `.invalid` is a reserved top-level domain (RFC 2606).
 */
export const BUILT_FOR = 'https://public-url.invalid';
