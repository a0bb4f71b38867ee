import type { EditorArea } from '@motif/design'
import { useEditor, useObservable } from '../context.tsx'
import { Grid } from './grid.tsx'
import { OwnGuides } from './own-guides.tsx'
import { Rulers } from './rulers.tsx'

/** View aids of the stage: grid, guides and rulers. */
export function StageAids({ area }: { area: Pick<EditorArea, 'id' | 'widthMm' | 'heightMm'> }) {
  const { hasGrid, hasRulers } = useObservable(useEditor().aids, (aids) => aids)
  return (
    <>
      {hasGrid ? <Grid area={area} /> : null}
      <OwnGuides areaId={area.id} />
      {hasRulers ? <Rulers areaId={area.id} /> : null}
    </>
  )
}
