/**
 * Longest statement descriptor suffix: with the longest prefix (10), `* ` and 22 characters in all, 10 are left. Source:
 * docs.stripe.com/get-started/account/statement-descriptors
 */
export const statementMax = 10

/** Whether a text is a valid statement descriptor: Latin characters without `< > \ ' " *`, with at least one letter. */
export const isStatement = (text: string): boolean =>
  text.length <= statementMax &&
  text === text.trim() &&
  /[A-Za-z]/.test(text) &&
  /^[\x20-\x7e]+$/.test(text) &&
  !/[<>\\'"*]/.test(text)
