import { PartColours } from '../fields/part-colours.tsx'
import type { SectionProps } from './registry.ts'

/** Colours of a drawing of several parts. */
export const PartsSection = ({ node }: SectionProps) => <PartColours node={node} />
