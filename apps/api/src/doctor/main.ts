import { styleText } from 'node:util'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

const marks: Record<Finding['state'], { mark: string; color: 'green' | 'yellow' | 'red' }> = {
  ok: { mark: 'ok    ', color: 'green' },
  notice: { mark: 'notice', color: 'yellow' },
  fault: { mark: 'FAULT ', color: 'red' }
}

const linesOf = ({ state, name, detail, advice }: Finding, widest: number) => {
  const { mark, color } = marks[state]
  const first = `${styleText(color, mark)}  ${name.padEnd(widest)}  ${detail}`
  return advice ? `${first}\n${' '.repeat(10 + widest)}→ ${advice}` : first
}

const findings = await examine(process.env)
const widest = Math.max(...findings.map(({ name }) => name.length))
const faults = findings.filter(({ state }) => state === 'fault').length
process.stdout.write(`${findings.map((finding) => linesOf(finding, widest)).join('\n')}\n\n`)
process.stdout.write(
  faults === 0
    ? 'Fit for production.\n'
    : `${faults} ${faults === 1 ? 'thing keeps' : 'things keep'} the shop from production.\n`
)
process.exit(faults === 0 ? 0 : 1)
