import { localOfMoment, momentOfLocal } from '@motif/contract/time-zone-rules'
import type { ChangeEvent } from 'react'

/** Parses a number with decimal point or comma; NaN if invalid. */
export const numberOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))

/** Formats a price for a field, in the currency's main unit. */
export const priceText = (minor: number, decimals: number): string => (minor / 10 ** decimals).toFixed(decimals)

/** Props of a field for local times. Without a maximum, browsers accept years of six digits. */
export const localTimeInput = { type: 'datetime-local', max: '9999-12-31T23:59' } as const

interface MomentInputProps {
  /** ISO 8601; empty: none. */
  value: string
  timeZone: string
  onChange: (moment: string) => void
}

/**
 * Props of a field for a moment, in a time zone's local time. The moment itself is the form's value, so that one nobody touches keeps its seconds
 * and, where clocks go back, its hour.
 */
export const momentInput = ({ value, timeZone, onChange }: MomentInputProps) => ({
  ...localTimeInput,
  value: value === '' ? '' : localOfMoment(value, timeZone),
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    onChange(momentOfLocal(currentTarget.value, timeZone) ?? '')
})
