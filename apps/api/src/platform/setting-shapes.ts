import { z } from 'zod'

/** An integer within limits, written in digits. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be ${min} or more`).max(max, `must be ${max} or less`))

export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`
    )

export const hostName = z.string().regex(/^[A-Za-z0-9.:-]+$/, 'must be a host name or an address')

export const yesOrNo = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')

/** The items of a comma-separated variable. */
export const commaSeparated = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
