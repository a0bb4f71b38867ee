import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import type { SettingsConflict } from './settings-form.ts'

interface ConflictProps {
  /** Who saved meanwhile. */
  by: string | null
  conflicts: readonly SettingsConflict[]
  placeInWords: (path: string) => string
  valueInWords: (path: string, value: unknown) => string
  onChoose: (choice: { prefer: 'mine' | 'theirs' }) => void
  onTakeAllTheirs: () => void
}

/** Conflict with a concurrent save: both values of each change, and how to continue. */
export const Conflict = ({ by, conflicts, placeInWords, valueInWords, onChoose, onTakeAllTheirs }: ConflictProps) => (
  <Notice tone="warn">
    <chakra.p fontWeight="semibold">{m.admin_settings_conflict_title({ name: by ?? m.admin_log_gone() })}</chakra.p>
    <p>{conflicts.length === 0 ? m.admin_settings_conflict_apart() : m.admin_settings_conflict_text()}</p>
    {conflicts.map(({ path, mine, theirs }) => (
      <chakra.dl key={path} marginBlockStart={3} overflowWrap="anywhere">
        <chakra.dt fontWeight="semibold">{placeInWords(path)}</chakra.dt>
        <dd>
          {m.admin_settings_conflict_mine()} <chakra.bdi fontWeight="medium">{valueInWords(path, mine)}</chakra.bdi>
        </dd>
        <dd>
          {m.admin_settings_conflict_theirs()} <chakra.bdi fontWeight="medium">{valueInWords(path, theirs)}</chakra.bdi>
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
