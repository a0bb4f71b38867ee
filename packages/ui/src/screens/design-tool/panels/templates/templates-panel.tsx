import { chakra } from '@chakra-ui/react'
import type { Template } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { m } from '@motif/messages'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../../components/button/index.ts'
import { Notice } from '../../../../components/notice/index.ts'
import { ProductPicture } from '../../../../components/picture/index.ts'
import { Skeleton } from '../../../../components/skeleton/index.ts'
import { useEditor, useEditorSetting, useEditorState } from '../../../../editor/index.ts'
import { PanelHint } from '../insert/panel-hint.tsx'

type Outcome = { name: string; document: DesignDocument } | { name: string; document?: never }

/** Templates. Choosing one replaces the design as one undo step, with an undo button in the message. */
export function TemplatesPanel() {
  const [tries, setTries] = useState(0)
  return <TemplateChoice key={tries} onRetry={() => setTries(tries + 1)} />
}

function TemplateChoice({ onRetry }: { onRetry: () => void }) {
  const { editor, templates } = useEditorSetting()
  const { commands, store } = editor
  const [list, setList] = useState<readonly Template[] | 'failed'>()
  const [openingId, setOpeningId] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    let isGone = false
    const show = (next: readonly Template[] | 'failed') => (isGone ? undefined : setList(next))
    templates?.list().then(show, () => show('failed'))
    return () => {
      isGone = true
    }
  }, [templates])

  const use = async ({ id, name }: Template) => {
    setOpeningId(id)
    try {
      const document = await templates?.open(id)
      if (document === undefined) return
      commands.replace(document)
      // Shows a side the template fills.
      if (store.getSnapshot().nodes.length === 0)
        commands.showArea(
          Object.keys(document.areas).find((area) => (document.areas[area]?.length ?? 0) > 0) ??
            store.getSnapshot().areaId
        )
      setOutcome({ name, document })
    } catch {
      setOutcome({ name })
    } finally {
      setOpeningId(undefined)
    }
  }

  if (list === 'failed')
    return (
      <Notice tone="bad">
        <chakra.p marginBlockEnd={3}>{m.insert_templates_failed()}</chakra.p>
        <Button size="sm" onClick={onRetry}>
          {m.common_try_again()}
        </Button>
      </Notice>
    )
  return (
    <>
      <PanelHint>{list?.length === 0 ? m.insert_templates_empty() : m.insert_templates_hint()}</PanelHint>
      {outcome ? <OutcomeNotice outcome={outcome} onUndone={() => setOutcome(undefined)} /> : null}
      {list === undefined ? (
        <Skeleton height="16rem" />
      ) : (
        <chakra.ul
          aria-label={m.insert_templates()}
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(7rem, 1fr))"
          gap={3}
        >
          {list.map((template) => (
            <li key={template.id}>
              <chakra.button
                type="button"
                aria-label={m.insert_template_use({ name: template.name })}
                aria-busy={openingId === template.id || undefined}
                onClick={() => (openingId === undefined ? void use(template) : undefined)}
                display="block"
                width="full"
                textAlign="start"
                borderRadius="panel"
                cursor="pointer"
                opacity={openingId === template.id ? 0.6 : 1}
              >
                <ProductPicture picture={template.picture} sizes="10rem" alt="" />
                <chakra.span
                  display="block"
                  textStyle="small"
                  fontWeight="semibold"
                  lineHeight="snug"
                  lineClamp={2}
                  marginBlockStart={1.5}
                  dir="auto"
                >
                  {template.name}
                </chakra.span>
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      )}
    </>
  )
}

/** Result message; its undo button disappears after further changes. */
function OutcomeNotice({ outcome: { name, document }, onUndone }: { outcome: Outcome; onUndone: () => void }) {
  const { commands } = useEditor()
  const isLast = useEditorState((state) => state.document === document)
  if (document !== undefined && !isLast) return null
  return (
    <Notice
      tone={document === undefined ? 'bad' : 'good'}
      marginBlockEnd={4}
      position="sticky"
      insetBlockStart={3}
      zIndex={1}
    >
      <chakra.p>
        {document === undefined ? m.insert_template_failed({ name }) : m.insert_template_done({ name })}
      </chakra.p>
      {document === undefined ? null : (
        <Button
          size="sm"
          marginBlockStart={3}
          onClick={() => {
            commands.undo()
            onUndone()
          }}
        >
          <Undo2 aria-hidden />
          {m.editor_tool_undo()}
        </Button>
      )}
    </Notice>
  )
}
