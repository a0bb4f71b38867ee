import { usePersistedChoice } from './persisted-choice.ts'

export interface Unit {
  id: string
  /** Millimetres per unit. */
  millimetres: number
  /** Step of the arrow keys. */
  step: number
  decimals: number
}

const units = {
  mm: { id: 'mm', millimetres: 1, step: 1, decimals: 1 },
  in: { id: 'in', millimetres: 25.4, step: 0.05, decimals: 3 },
  pt: { id: 'pt', millimetres: 25.4 / 72, step: 1, decimals: 1 }
} as const satisfies Record<string, Unit>

export const lengthUnits = ['mm', 'in'] as const
export const letterUnits = ['mm', 'pt'] as const

/** The persisted length unit. */
export function useLengthUnit() {
  const [id, choose] = usePersistedChoice('motif-length-unit', lengthUnits)
  return { unit: units[id], choose }
}

/** The unit of font sizes. */
export function useLetterUnit() {
  const [id, choose] = usePersistedChoice('motif-letter-unit', letterUnits)
  return { unit: units[id], choose }
}
