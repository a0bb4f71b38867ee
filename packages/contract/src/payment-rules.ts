/**
 * What a statement of cards says behind the account's own prefix. With the longest prefix (10), `* ` between them and 22 characters in all, 10
 * are left. Source: docs.stripe.com/get-started/account/statement-descriptors
 */
export const statementMax = 10

/** Whether a card's statement can say it: Latin characters without `< > \ ' " *`, with one letter at least. */
export const isStatement = (text: string): boolean =>
  text.length <= statementMax &&
  text === text.trim() &&
  /[A-Za-z]/.test(text) &&
  /^[\x20-\x7e]+$/.test(text) &&
  !/[<>\\'"*]/.test(text)
