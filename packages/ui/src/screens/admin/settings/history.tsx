import { chakra } from '@chakra-ui/react'
import type { SettingsVersion } from '@motif/contract'
import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'

import { Allowed } from '../allowed.tsx'
import { PartLinks, type PartLinksProps } from '../part-links.tsx'
import { TableSkeleton } from '../table.tsx'
import type { Failure } from '../../../failure/index.ts'
import type { ListPart } from '../list-types.ts'
import { ShopMoment } from '../shop-time.tsx'

interface Formatters {
  placeInWords: (path: string) => string
  /** Amounts of earlier versions may have other decimals. */
  valueInWords: (path: string, value: unknown, decimals: number | undefined) => string
}

const Changes = ({
  changes,
  more,
  decimals,
  placeInWords,
  valueInWords
}: Pick<SettingsVersion, 'changes' | 'more' | 'decimals'> & Formatters) => (
  <ul>
    {changes.map(({ field, from, to }) => (
      <chakra.li key={field} overflowWrap="anywhere">
        <chakra.span color="fg.muted">
          <bdi>{placeInWords(field)}</bdi>
          {': '}
        </chakra.span>
        {from === null ? null : (
          <>
            <chakra.del color="fg.muted">
              <bdi>{valueInWords(field, from, decimals)}</bdi>
            </chakra.del>{' '}
          </>
        )}
        <chakra.ins textDecoration="none" fontWeight="medium">
          <bdi>{valueInWords(field, to, decimals)}</bdi>
        </chakra.ins>
      </chakra.li>
    ))}
    {more > 0 ? <chakra.li color="fg.muted">{m.admin_log_more({ count: more })}</chakra.li> : null}
  </ul>
)

/** Minimum number of changes to collapse them. */
const foldedFrom = 5

interface HistoryProps extends Formatters, PartLinksProps {
  /** Nothing, and no failure: on the way. */
  versions: ListPart<SettingsVersion> | undefined
  failure: Failure | undefined
  onRetry: () => void
  /** Retention of versions. */
  text: string
  /** Version 0, in words. */
  origin: { title: string; restore: string; restored: string }
  /** The version that is being restored. */
  restoringVersion: number | null
  onRestore: (choice: { version: number }) => void
  /** The newest revision. */
  revision: number
  isUnsaved: boolean
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    gap: 3,
    alignItems: 'start',
    paddingBlock: 3,
    borderBlockStartWidth: '1px'
  }
})

/** Saved versions, newest first, to restore. */
export function History(props: HistoryProps) {
  const { versions, failure, origin, revision, isUnsaved, placeInWords, valueInWords } = props
  const { onRestore, restoringVersion, after, partHrefOf } = props
  const restore = (version: number, label: string) => (
    <Allowed permission="settings.change">
      <Button
        size="sm"
        isBusy={restoringVersion === version}
        disabled={isUnsaved || restoringVersion !== null}
        aria-label={label}
        onClick={() => onRestore({ version })}
      >
        {m.admin_settings_restore()}
      </Button>
    </Allowed>
  )
  return (
    <chakra.section aria-label={m.admin_settings_history()} paddingBlock={8} borderBlockStartWidth="1px">
      <chakra.h2 fontSize="lg">{m.admin_settings_history()}</chakra.h2>
      <chakra.p color="fg.muted" marginBlock={1}>
        {isUnsaved ? m.admin_settings_history_unsaved() : props.text}
      </chakra.p>
      {failure && !versions ? (
        <FailedState
          failure={failure}
          title={m.admin_failed_title()}
          safe={m.admin_failed_text()}
          onRetry={props.onRetry}
        />
      ) : !versions ? (
        <TableSkeleton label={m.admin_loading()} />
      ) : (
        <>
          <chakra.ol marginBlockStart={3}>
            {versions.items.map(({ revision: version, at, by, restoredFrom, ...told }) => (
              <Item key={version}>
                <chakra.div minWidth={0}>
                  <chakra.p fontWeight="medium" overflowWrap="anywhere">
                    {m.admin_settings_version({ version })}
                    {' · '}
                    <bdi>{by.name ?? m.admin_log_gone()}</bdi>
                    {' · '}
                    <time dateTime={at}>
                      <ShopMoment at={at} />
                    </time>
                  </chakra.p>
                  {restoredFrom === null ? null : (
                    <p>{restoredFrom === 0 ? origin.restored : m.admin_settings_restored({ version: restoredFrom })}</p>
                  )}
                  {told.changes.length + told.more < foldedFrom ? (
                    <Changes {...told} placeInWords={placeInWords} valueInWords={valueInWords} />
                  ) : (
                    <details>
                      <chakra.summary cursor="pointer" minHeight="target" alignContent="center">
                        {m.admin_log_show_changes({ count: told.changes.length + told.more })}
                      </chakra.summary>
                      <Changes {...told} placeInWords={placeInWords} valueInWords={valueInWords} />
                    </details>
                  )}
                </chakra.div>
                {version === revision ? (
                  <chakra.span color="fg.muted">{m.admin_settings_counts_now()}</chakra.span>
                ) : (
                  restore(version, m.admin_settings_restore_version({ version }))
                )}
              </Item>
            ))}
            {versions.next === null ? (
              <Item>
                <chakra.p fontWeight="medium">{origin.title}</chakra.p>
                {revision === 0 ? (
                  <chakra.span color="fg.muted">{m.admin_settings_counts_now()}</chakra.span>
                ) : (
                  restore(0, origin.restore)
                )}
              </Item>
            ) : null}
          </chakra.ol>
          <PartLinks after={after} next={versions.next} partHrefOf={partHrefOf} />
        </>
      )}
    </chakra.section>
  )
}
