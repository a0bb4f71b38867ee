export { type ClipArtCategory, clipArtCategories } from './clip-art/catalogue.ts'
export { clipArtPath } from './clip-art/clip-art-path.ts'
export { sideColour } from './colour/side-colour.ts'
export { type ColourMatrix, recolourPixels } from './colour/colour-matrix.ts'
export { type SharpenedPixels, sharpenPixels } from './colour/sharpening.ts'
export { type DrawingCost, drawingCost, drawingCostLimit, manyImages } from './cost/drawing-cost.ts'
export { coloursOfNodes, coloursUsed, countUses, hasPictures } from './document/colours-used.ts'
export { recoloured } from './document/recolour.ts'
export { type Baseline } from './document/baseline.ts'
export { scaledBaseline } from './document/scaled-baseline.ts'
export { isBent } from './document/is-bent.ts'
export { type Crop, leastCrop, wholePicture } from './document/crop.ts'
export { type AreaSizes, type DesignDocument } from './document/document.ts'
export { type AreaSize, type DrawOptions, MissingImageError, drawDesign } from './drawing/draw-design.ts'
export type * from './drawing/drawing.ts'
export {
  type EarlierDesign,
  fitToAreas,
  matchesAreaSizes,
  areasWithoutTarget,
  resizeToAreas
} from './document/fit-to-areas.ts'
export { scalesProportionally } from './document/scales-proportionally.ts'
export type * from './editing/editor.ts'
export { createObservable } from './editing/observable.ts'
export * from './document/nodes.ts'
export { toLab } from './cutout/colour.ts'
export {
  type Gradient,
  type Paint,
  type Stroke,
  type TextExtrusion,
  type TextOutline,
  type TextShadow,
  coloursOf,
  extrusionReach,
  outlineLimit,
  shadowReach,
  minStrokeWidth
} from './document/paint.ts'
export { type Adjustment, type Adjustments, type PictureEffect } from './document/picture-colours.ts'
export { type PictureMask, type ShapeMask, type TextMask, maskTextLimit } from './document/picture-mask.ts'
export { textMaskOf, nodeText } from './document/node-text.ts'
export {
  decodeDesign,
  designDocument,
  documentBytes,
  encodeDesign,
  type ReadDesign,
  readDesign
} from './document/read.ts'
export { strictDesignDocument } from './document/strict-document.ts'
export { migrateStoredDesign } from './document/migrate.ts'
export { type TeamMember, memberLimits, team as teamList, teamLimit } from './document/team.ts'
export { documentVersion } from './document/version.ts'
export { drawnLine } from './text/drawn-line.ts'
export {
  type ListKind,
  type TextList,
  asList,
  listKinds,
  listOf,
  markerBefore,
  nextItem,
  positionAfter,
  renumbered
} from './document/list.ts'
export { type Warp, type WarpShape } from './document/warp.ts'
export { textLimit, writtenText } from './document/well-formed.ts'
export { type TypedText, limitTypedText } from './document/typed-text.ts'
export {
  type LetterStyle,
  type TextRun,
  runLimit,
  scaleRange,
  runsAfterEdit,
  runsWithin,
  styledSpans,
  styleAt,
  styledRuns,
  normalizeRuns
} from './document/runs.ts'
export { findNode, imageIdsOf, walk } from './document/tree.ts'
export { type FontCategory, type FontFace, alikeIn, fontCatalogue } from './fonts/catalogue.ts'
export { type FontSet } from './fonts/font-set.ts'
export { type FontScript, fontScripts, writes } from './fonts/scripts.ts'
export { type TextInFont, uniqueCharacters, textsInFonts } from './fonts/used-characters.ts'
export { type OrientedBox, boundsOf, contains, cornersOf, hitTest } from './geometry/bounds.ts'
export { type Box, boxAround } from './geometry/box.ts'
export { type UsualPlacement, placedAt, placementsFor } from './geometry/placements.ts'
export { type Pattern, patternLayouts, patternLimit, patternPlaces } from './geometry/pattern.ts'
export {
  type Matrix,
  type Placement,
  type Point,
  apply,
  decompose,
  identity,
  invert,
  matrixOf,
  matrixOfTransform,
  multiply
} from './geometry/matrix.ts'
export { type Outline } from './geometry/outline.ts'
export { type PathSegment } from './geometry/path.ts'
export { defaultPoints, shapePath, starWaist } from './geometry/shape-path.ts'
export { finestModule, fitsQr, qrModules, qrPath } from './qr/qr-path.ts'
export { isScannable } from './qr/scannable.ts'
export { type NodeDrawing, type SvgOptions, looksSame, nodeToSvg, toSvg, transformOf } from './svg/to-svg.ts'
export { writeSvg } from './svg/write-svg.ts'
export { type Caret, caretsOf, indexAt, selectionOf } from './text/carets.ts'
export { baselinePath } from './text/curve.ts'
export { extrusionShift } from './text/extrusion.ts'
export { fitText } from './text/fit-text.ts'
export { hasColourEmoji } from './text/emoji.ts'
export { layoutText, measureText } from './text/layout.ts'
export { warpedPath } from './text/warp/warped.ts'
export { bendGrip } from './text/bend-grip.ts'
export {
  type Finding,
  type FindingCode,
  type PreflightOptions,
  type PrintAreaSpec,
  blockersOf,
  preflight,
  resolutionLimits,
  resolutionOf
} from './preflight/preflight.ts'
export { isPlaceholderText } from './preflight/placeholder-text.ts'
export { canonicalDesign, contentHash, findingId, findingsToConfirm } from './preflight/confirmation.ts'
export {
  type Guide,
  type SnapBox,
  type SnapLine,
  type Snapped,
  type OwnGuide,
  type SnapAids,
  type SnapSource,
  snap,
  snapLines
} from './geometry/snapping.ts'
export { maskTextRatio } from './geometry/mask-outline.ts'
export { type Leaf, cornersOfLeaf, leavesOf } from './geometry/leaves.ts'
export { missingLetters } from './text/missing.ts'
export { type TeamArea, memberDocument, withoutTeam } from './team/member-document.ts'
export { memberText } from './team/member-text.ts'
export {
  type MemberFindings,
  type TeamFinding,
  memberChecker,
  teamFindings,
  memberTextFindingIds
} from './team/team-findings.ts'
export { fillColumn } from './team/fill-column.ts'
export { type PasteIssue, readTeam } from './team/read-team.ts'
export { type TeamSize, type TeamIssue, hasTeam, isBlankMember, teamIssues } from './team/issues.ts'
export { areTooSmall, smallestLetters } from './preflight/letter-size.ts'
export { visibleInk } from './preflight/visible-ink.ts'
