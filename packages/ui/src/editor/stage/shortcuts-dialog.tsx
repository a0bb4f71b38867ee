import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Dialog } from '../../components/dialog/index.ts'
import { actions, keysToRead } from '../actions.ts'

const groups = {
  insert: () => m.editor_keys_insert(),
  edit: () => m.editor_keys_edit(),
  arrange: () => m.editor_keys_arrange(),
  view: () => m.editor_keys_view()
} as const

const others = (): Record<keyof typeof groups, (readonly [string, string])[]> => ({
  insert: [],
  edit: [
    [m.editor_do_copy(), 'Mod+C'],
    [m.editor_do_cut(), 'Mod+X'],
    [m.editor_do_paste(), 'Mod+V'],
    [m.editor_keys_next(), 'Tab'],
    [m.editor_keys_keep(), `Shift+${m.editor_key_space()}`],
    [m.editor_keys_let_go(), 'Esc'],
    [m.editor_keys_typed(), 'Mod+Enter']
  ],
  arrange: [
    [m.editor_keys_nudge(), m.editor_key_arrows()],
    [m.editor_keys_nudge_far(), `Shift+${m.editor_key_arrows()}`],
    [m.editor_keys_bend(), `Alt+${m.editor_key_up_down()}`],
    [m.editor_keys_crop_slide(), m.editor_key_arrows()],
    [m.editor_keys_crop_zoom(), m.editor_key_plus_minus()],
    [m.editor_keys_crop_done(), 'Enter'],
    [m.editor_keys_no_snap(), 'Mod'],
    [m.editor_keys_straight(), 'Shift'],
    [m.editor_keys_copy_drag(), 'Alt']
  ],
  view: [
    [m.editor_keys_pan(), m.editor_key_space()],
    [m.editor_menu(), 'Shift+F10'],
    [m.editor_shortcuts(), '?']
  ]
})

/** All shortcuts of the editor. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const rows = others()
  return (
    <Dialog isOpen onClose={onClose} title={m.editor_shortcuts()} size="lg">
      <chakra.div display="grid" gap={8} gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
          <section key={group}>
            <chakra.h3 textStyle="label" fontFamily="body" letterSpacing="normal" marginBlockEnd={2}>
              {groups[group]()}
            </chakra.h3>
            <chakra.dl css={{ '& > div + div': { borderBlockStartWidth: '1px' } }}>
              {[
                ...actions
                  .filter((action) => action.group === group && action.keys)
                  .map(({ label, keys = '' }) => [label(), keys.split(' ').map(keysToRead).join(' / ')] as const),
                ...rows[group].map(([label, keys]) => [label, keysToRead(keys)] as const)
              ].map(([label, keys]) => (
                <chakra.div
                  key={`${label} ${keys}`}
                  display="flex"
                  justifyContent="space-between"
                  gap={4}
                  paddingBlock={2}
                  textStyle="small"
                >
                  <dt>{label}</dt>
                  <chakra.dd whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
                    {keys}
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
          </section>
        ))}
      </chakra.div>
    </Dialog>
  )
}
