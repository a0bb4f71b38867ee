import { type DesignDocument, type Finding, type FontSet, type PrintAreaSpec, type TeamFinding, type UploadSizes, findNode, preflight, teamFindings } from '@motif/design'

export interface Surroundings {
  areas: readonly PrintAreaSpec[]
  fonts: FontSet
  sizes: UploadSizes
  /** Colour of the goods, `#rrggbb`. */
  ground: string | undefined
}

/** What there is to know before the design is printed. Of a picture whose pixels are not known yet nothing is said. */
export function look(document: DesignDocument, { areas, fonts, sizes, ground }: Surroundings): readonly Finding[] {
  const found = preflight(document, { areas, fonts, images: (id) => sizes.get(id) ?? undefined, ...(ground === undefined ? undefined : { ground }) })
  const isUnknown = ({ code, area, node }: Finding) => {
    const about = code === 'missing-image' && node !== null ? findNode(document.areas[area] ?? [], node) : undefined
    return about?.type === 'image' && !sizes.has(about.image)
  }
  return found.filter((finding) => !isUnknown(finding))
}

/** The same of the pieces of a whole team. */
export const lookAtTeam = (document: DesignDocument, around: Surroundings): readonly TeamFinding[] => teamFindings(document, { ...around, look: (copy) => look(copy, around) })
