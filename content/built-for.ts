/**
 * Stands in built pages for the address the product is reached at, which only the running server knows
 * (PUBLIC_URL) and puts in its place. `.invalid` is reserved and leads nowhere (RFC 2606).
 */
export const BUILT_FOR = 'https://public-url.invalid';
