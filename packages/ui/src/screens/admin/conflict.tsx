import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'

/** Both values of a place that both changed, as shown. */
export interface ShownConflict {
  path: string
  place: string
  mine: string
  theirs: string
}

interface ConflictProps {
  title: string
  conflicts: readonly ShownConflict[]
  onChoose: (choice: { prefer: 'mine' | 'theirs' }) => void
  onTakeAllTheirs: () => void
}

/** Conflict with a concurrent save: both values of each change, and how to continue. */
export const Conflict = ({ title, conflicts, onChoose, onTakeAllTheirs }: ConflictProps) => (
  <Notice tone="warn">
    <chakra.p fontWeight="semibold">{title}</chakra.p>
    <p>{conflicts.length === 0 ? m.admin_settings_conflict_apart() : m.admin_settings_conflict_text()}</p>
    {conflicts.map(({ path, place, mine, theirs }) => (
      <chakra.dl key={path} marginBlockStart={3} overflowWrap="anywhere">
        <chakra.dt fontWeight="semibold">{place}</chakra.dt>
        <dd>
          {m.admin_settings_conflict_mine()} <chakra.bdi fontWeight="medium">{mine}</chakra.bdi>
        </dd>
        <dd>
          {m.admin_settings_conflict_theirs()} <chakra.bdi fontWeight="medium">{theirs}</chakra.bdi>
        </dd>
      </chakra.dl>
    ))}
    <chakra.div display="flex" flexWrap="wrap" gap={3} marginBlockStart={3}>
      {conflicts.length === 0 ? (
        <Button size="sm" onClick={() => onChoose({ prefer: 'mine' })}>
          {m.admin_product_conflict_merge()}
        </Button>
      ) : (
        <>
          <Button size="sm" onClick={() => onChoose({ prefer: 'mine' })}>
            {m.admin_settings_conflict_keep_mine()}
          </Button>
          <Button size="sm" onClick={() => onChoose({ prefer: 'theirs' })}>
            {m.admin_settings_conflict_take_theirs()}
          </Button>
        </>
      )}
      <Button size="sm" onClick={onTakeAllTheirs}>
        {m.admin_settings_conflict_all_theirs()}
      </Button>
    </chakra.div>
  </Notice>
)
