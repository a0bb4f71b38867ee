import {
  type DesignDocument,
  type Finding,
  type FontSet,
  type PrintAreaSpec,
  type TeamFinding,
  type UploadSizes,
  findNode,
  preflight,
  teamFindings
} from '@motif/design'

export interface PreflightInput {
  areas: readonly PrintAreaSpec[]
  fonts: FontSet
  sizes: UploadSizes
  /** Colour of the product, `#rrggbb`. */
  ground: string | undefined
}

/** Runs the preflight. Pictures of unknown size are skipped. */
export function runPreflight(
  document: DesignDocument,
  { areas, fonts, sizes, ground }: PreflightInput
): readonly Finding[] {
  const found = preflight(document, {
    areas,
    fonts,
    images: (id) => sizes.get(id) ?? undefined,
    ...(ground === undefined ? undefined : { ground })
  })
  const isUnknown = ({ code, area, node }: Finding) => {
    const about = code === 'missing-image' && node !== null ? findNode(document.areas[area] ?? [], node) : undefined
    return about?.type === 'image' && !sizes.has(about.image)
  }
  return found.filter((finding) => !isUnknown(finding))
}

/** Runs the preflight of all items of a team. */
export const runTeamPreflight = (document: DesignDocument, around: PreflightInput): readonly TeamFinding[] =>
  teamFindings(document, { ...around, runPreflight: (copy) => runPreflight(copy, around) })
