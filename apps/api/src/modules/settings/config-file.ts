import type { ShopConfig } from '@motif/contract'

/** A single-quoted literal, as the formatter writes it, with its content escaped. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}'`

const keyOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) && name !== '__proto__' ? name : quoted(name))

function toSource(value: unknown, indent = ''): string {
  const deeper = `${indent}  `
  const within = ([open, close]: readonly [string, string], members: readonly string[]) =>
    members.length === 0
      ? open + close
      : `${open}\n${members.map((member) => deeper + member).join(',\n')}\n${indent}${close}`
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value))
    return within(
      ['[', ']'],
      value.map((member) => toSource(member, deeper))
    )
  if (typeof value === 'object' && value !== null)
    return within(
      ['{', '}'],
      Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => `${keyOf(name)}: ${toSource(member, deeper)}`)
    )
  return String(value)
}

/** Source of a `shop.config.ts` with this configuration. */
export const configFile = (shop: ShopConfig): string => `import type { ShopConfig } from '@motif/contract'

/** Everything about this shop that its owner may want to change. */
const shop: ShopConfig = ${toSource({ ...shop })}

export default shop
`
