import { PartColours } from '../fields/part-colours.tsx'
import type { SectionProps } from './registry.ts'

/** Colours of a multi-part drawing. */
export const PartsSection = ({ node }: SectionProps) => <PartColours node={node} />
