/** Lines and the breaks between them. */
const betweenLines = /\s*\n\s*/g

const breakIn = (space: string) => (space.indexOf('\n') === space.lastIndexOf('\n') ? '\n' : '\n\n')

/** Lines as plain text, as far apart as in the former text: a line break or an empty line. */
export function plainDescription(lines: readonly string[], former: string): string {
  const formerLines = former.trim().split(betweenLines)
  const breaks = (former.trim().match(betweenLines) ?? []).map(breakIn)
  const after = new Map(breaks.map((space, at) => [formerLines[at], space]))
  const before = new Map(breaks.map((space, at) => [formerLines[at + 1], space]))
  const usual = breaks.length > 0 && breaks.every((space) => space === '\n') ? '\n' : '\n\n'
  return lines.reduce((text: string, line, at) => {
    if (at === 0) return line
    return `${text}${after.get(lines[at - 1]) ?? before.get(line) ?? usual}${line}`
  }, '')
}
