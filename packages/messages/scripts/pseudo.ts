const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  u: 'ü',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ü'
}

function accented(sentence: string, pad: string): string {
  // Placeholders in braces stay; a third more length is what German needs compared to English.
  const letters = sentence.replace(/\{[^}]*\}|[a-z]/gi, (part) => accents[part] ?? part)
  // Separated by a space, so that a trailing number stays intact.
  return `⟦${letters} ${pad.repeat(Math.ceil(sentence.length / 3))}⟧`
}

/** Pseudo-localized messages; structure and keys are unchanged. */
export function pseudo(messages: unknown, pad: string, inMatch = false): unknown {
  if (typeof messages === 'string') return accented(messages, pad)
  if (Array.isArray(messages)) return messages.map((part) => pseudo(part, pad))
  if (typeof messages !== 'object' || messages === null) return messages
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => {
      const isSyntax = !inMatch && (key === 'declarations' || key === 'selectors' || key === '$schema')
      // English has "one" and "other", Arabic six forms: the last English form serves all others.
      const name = inMatch ? key.replaceAll('=other', '=*') : key
      return [name, isSyntax ? value : pseudo(value, pad, key === 'match')]
    })
  )
}
