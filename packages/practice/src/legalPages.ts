/** The legal texts that every practice has (specification, section 2); the footer names them in words of its own. */
export const [PRIVACY, TERMS, FINANCIAL] = ['/privacy-policy', '/terms-and-conditions', '/financial-policy'] as const;

/** All of them. */
export const LEGAL_PAGES: readonly string[] = [PRIVACY, TERMS, FINANCIAL];
