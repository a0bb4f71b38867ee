/** Calling codes (ITU-T E.164) of the countries the demonstration shop ships to and some neighbours. */
const callingCodes: Readonly<Record<string, string>> = {
  US: '1', CA: '1', GB: '44', DE: '49', FR: '33', NL: '31', IN: '91', JP: '81', AU: '61',
  AT: '43', BE: '32', CH: '41', DK: '45', ES: '34', FI: '358', IE: '353', IT: '39', LU: '352', NO: '47', NZ: '64', PL: '48', PT: '351', SE: '46'
}

const shape = /^\+[1-9]\d{6,14}$/

/** A number as people write it, as E.164: `415 555 0123` in the US is `+14155550123`. Undefined where it is none. */
export function toE164(written: string, country: string): string | undefined {
  const digits = written.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  if (digits.startsWith('+')) return shape.test(digits) ? digits : undefined
  const code = callingCodes[country]
  if (code === undefined || !/^\d+$/.test(digits)) return undefined
  // The zero (in North America the one) dialled inside the country falls away outside it.
  const national = code === '1' ? digits.replace(/^1(?=\d{10}$)/, '') : digits.replace(/^0/, '')
  const number = `+${code}${national}`
  return shape.test(number) ? number : undefined
}
