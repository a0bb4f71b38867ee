interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/y

function labelsIn(text: string): Record<string, string> {
  const labels: Record<string, string> = {}
  label.lastIndex = 0
  while (label.lastIndex < text.length) {
    const found = label.exec(text)
    if (!found) throw new Error(`Not labels: ${text}`)
    labels[found[1] ?? ''] = found[2] ?? ''
  }
  return labels
}

/** Parses samples in Prometheus's text format. Throws at a line Prometheus would refuse. */
export const samplesIn = (text: string): Sample[] =>
  text
    .split('\n')
    .filter((one) => one !== '' && !one.startsWith('#'))
    .map((one) => {
      const [, name = '', labels = '', written = ''] = line.exec(one) ?? []
      const value = Number(written.replace('Inf', 'Infinity'))
      // Prometheus accepts NaN in any case.
      if (name === '' || (Number.isNaN(value) && !/^nan$/i.test(written))) throw new Error(`Not a sample: ${one}`)
      return { name, labels: labelsIn(labels), value }
    })

/** The value of a metric with exactly these labels; undefined if there is none. */
export function sampleOf(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const wanted = Object.entries(labels)
  return samplesIn(text).find(
    (sample) =>
      sample.name === name &&
      Object.keys(sample.labels).length === wanted.length &&
      wanted.every(([key, value]) => sample.labels[key] === value)
  )?.value
}
