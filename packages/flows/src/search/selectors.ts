import type { SearchSnapshot } from './machine.ts'

export const suggestionsOf = ({ context }: SearchSnapshot) => context.suggestions
export const isSuggesting = (snapshot: SearchSnapshot) => snapshot.matches('asking')
