import type { SearchSnapshot } from './types.ts'

export const suggestionsOf = ({ context }: SearchSnapshot) => context.suggestions
export const isSuggesting = (snapshot: SearchSnapshot) => snapshot.matches('asking')
