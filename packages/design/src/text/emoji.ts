/** Emoji by themselves, and characters that a variation selector turns into one. */
const colourEmoji = /\p{Emoji_Presentation}(?!\ufe0e)|\p{Emoji}\ufe0f/u

/** Whether devices show a part of the text in colours. Every font of a design has one colour. */
export const hasColourEmoji = (text: string): boolean => colourEmoji.test(text)
