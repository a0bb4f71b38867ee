import { chakra } from '@chakra-ui/react'
import type { CurrentText, SavedText } from '@motif/contract'
import { mailOfText, ownMails, placeholdersOf, type TextKey, type TextPage } from '@motif/contract/text-rules'
import { m } from '@motif/messages'
import { useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '../../../components/button/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { Skeleton } from '../../../components/skeleton/index.ts'
import { type Failure, sentenceOf } from '../../../failure/index.ts'
import { useLazyModule } from '../../../lazy-module/index.ts'
import { useShopFacts } from '../../../provider/index.ts'
import { SaveBar } from '../save-bar.tsx'
import { useIsAllowed } from '../allowed.tsx'
import { Conflict } from '../conflict.tsx'
import { mailName } from '../mail-name.ts'
import { isSame } from '../merged-versions.ts'
import type { PartLinksProps } from '../part-links.tsx'
import { richTextEditorModule } from '../rich-text/index.ts'
import { History } from '../settings/index.ts'
import { StateLinks } from '../state-links.tsx'
import { TableSkeleton } from '../table.tsx'
import { pageNames } from '../text-name.ts'
import { useUnsavedGuard } from '../use-unsaved-guard.ts'
import { QuestionsEditor } from './questions-editor.tsx'
import { shippedText } from './shipped-text.ts'
import { MailEditor } from './mail-editor.tsx'
import { MailPreview } from './mail-preview.tsx'
import { TestMail } from './test-mail.tsx'
import { checkedText, mergedTexts, type TextProblems } from './text-form.ts'
import { TextPreview } from './text-preview.tsx'
import { formatTextValue, shownTextConflicts, textPlaceLabel } from './text-labels.ts'
import type { TextSectionProps } from './types.ts'

const sectionHeadings = [2, 3] as const

const pages: readonly { state: TextPage; label: () => string; href: string }[] = [
  { state: 'faq', label: pageNames.faq, href: '/faq' },
  { state: 'terms', label: pageNames.terms, href: '/tnc' },
  { state: 'privacy', label: pageNames.privacy, href: '/privacy' }
]

const groups = [...pages, { state: 'mails' as const, label: () => m.admin_texts_mails() }]

const mails = ownMails.map((mail) => ({ state: `mail-${mail}` as const, label: () => mailName(mail) }))

/** The text with which a group opens. */
const firstOf = (group: TextPage | 'mails'): TextKey => (group === 'mails' ? `mail-${ownMails[0]}` : group)

const problemSentences = {
  empty: () => m.admin_texts_wrong_empty(),
  long: () => m.admin_texts_wrong_long(),
  placeholder: () => m.admin_texts_wrong_placeholder()
} as const

/** A concurrent save and the local changes. */
interface Meeting {
  mine: SavedText
  theirs: CurrentText
}

function Editor({ text: current, ...props }: TextSectionProps & PartLinksProps & { text: CurrentText }) {
  const { textPage: page, hasGoogle = false } = props
  const { company, supportEmail } = useShopFacts()
  const mail = mailOfText(page)
  const placeholders = mail === undefined ? [] : placeholdersOf(mail)
  // The server knows the words of mails.
  const shippedMail = current.shipped ?? { kind: 'mail' as const, subject: '', title: '', blocks: [] }
  const shipped = (): SavedText =>
    page.startsWith('mail-')
      ? shippedMail
      : shippedText(
          page as TextPage,
          { company: company.name, address: company.lines.join(', '), email: supportEmail },
          { hasGoogle }
        )
  const [base, setBase] = useState(() => ({ of: current, text: current.text ?? shipped() }))
  const [text, setText] = useState<SavedText>(base.text)
  /** Grows where the editor has to hold something else than what was typed into it. */
  const [edition, setEdition] = useState(0)
  const [problems, setProblems] = useState<TextProblems>({})
  const [failure, setFailure] = useState<Failure | undefined>()
  const [meeting, setMeeting] = useState<Meeting | undefined>()
  const [isSaving, setSaving] = useState<'save' | 'reset' | undefined>()
  const alert = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const mayChange = useIsAllowed('settings.change')
  const isUnsaved = !isSame(text, base.text)
  useUnsavedGuard(isUnsaved)
  const code = useLazyModule(richTextEditorModule, true)

  const show = (next: CurrentText, typed?: SavedText) => {
    const newest = next.text ?? shipped()
    setBase({ of: next, text: newest })
    setText(typed ?? newest)
    setEdition((now) => now + 1)
    setProblems({})
    setFailure(undefined)
    setMeeting(undefined)
  }
  // What was restored, or saved by somebody else before anything was typed here.
  if (current.revision > base.of.revision && !isUnsaved && isSaving === undefined && meeting === undefined)
    show(current)

  const isAlerting = meeting !== undefined || failure !== undefined
  useEffect(() => {
    if (isAlerting) alert.current?.scrollIntoView({ block: 'center' })
  }, [isAlerting])

  useEffect(() => {
    const [first] = Object.keys(problems)
    const field = Array.from(element.current?.elements ?? []).find((one) => one.getAttribute('name') === first)
    if (field instanceof HTMLElement) field.focus()
    else if (first !== undefined) element.current?.querySelector<HTMLElement>('[contenteditable]')?.focus()
  }, [problems])

  const send = async (sent: SavedText | null, kind: 'save' | 'reset') => {
    setFailure(undefined)
    setProblems({})
    setSaving(kind)
    const outcome = await props.onSaveText({ page, revision: base.of.revision, text: sent })
    setSaving(undefined)
    if ('saved' in outcome) show(outcome.saved)
    else if (outcome.newer) setMeeting({ mine: text, theirs: outcome.newer })
    else setFailure(outcome.failure)
  }
  const save = () => {
    const checked = checkedText(text, placeholders)
    if ('problems' in checked) setProblems(checked.problems)
    else void send(checked.text, 'save')
  }

  const theirs = meeting && (meeting.theirs.text ?? shipped())
  const merged = (prefer: 'mine' | 'theirs') =>
    meeting && theirs && mergedTexts({ base: base.text, mine: meeting.mine, theirs }, prefer)
  const errorOf = (name: string) => problems[name] && problemSentences[problems[name]]()
  const isDisabled = !mayChange || meeting !== undefined
  const wrongCount = Object.keys(problems).length
  const href = pages.find(({ state }) => state === page)?.href
  return (
    <>
      <chakra.form
        ref={element}
        noValidate
        aria-label={m.admin_section_texts()}
        onSubmit={(event) => {
          event.preventDefault()
          if (isSaving === undefined && meeting === undefined) save()
        }}
      >
        <chakra.div display="flex" flexWrap="wrap" gap={4} justifyContent="space-between" marginBlock={4}>
          <chakra.p maxWidth="66ch" minWidth={0} overflowWrap="anywhere">
            {base.of.text === null
              ? mail === undefined
                ? m.admin_texts_shipped()
                : m.admin_texts_mail_shipped()
              : mail === undefined
                ? m.admin_texts_own()
                : m.admin_texts_mail_own()}
          </chakra.p>
          {href === undefined ? null : (
            <LinkButton size="sm" href={href}>
              {m.admin_texts_open()}
            </LinkButton>
          )}
        </chakra.div>
        <div ref={alert}>
          {meeting && theirs ? (
            <Conflict
              title={m.admin_settings_conflict_title({ name: meeting.theirs.by?.name ?? m.admin_log_gone() })}
              conflicts={shownTextConflicts([meeting.mine, theirs], merged('mine')?.conflicts ?? [])}
              onChoose={({ prefer }) => {
                const together = merged(prefer)
                if (together) show(meeting.theirs, together.text)
              }}
              onTakeAllTheirs={() => show(meeting.theirs)}
            />
          ) : failure ? (
            <Notice tone="bad">{failure.detail ?? sentenceOf(failure)}</Notice>
          ) : null}
        </div>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          gap={6}
          alignItems="start"
          marginBlock={4}
        >
          <chakra.fieldset key={edition} minWidth={0} disabled={isDisabled}>
            {text.kind === 'mail' ? (
              <>
                <MailEditor
                  placeholders={placeholders}
                  text={text}
                  isDisabled={isDisabled}
                  errorOf={errorOf}
                  RichText={code?.RichTextEditor}
                  onChange={setText}
                />
                {mayChange ? (
                  <TestMail
                    page={page}
                    checked={checkedText(text, placeholders)}
                    onSendTestMail={props.onSendTestMail}
                  />
                ) : null}
              </>
            ) : text.kind === 'questions' ? (
              <QuestionsEditor
                text={text}
                errorOf={errorOf}
                onChange={setText}
                isDisabled={isDisabled}
                RichText={code?.RichTextEditor}
              />
            ) : code ? (
              <>
                <code.RichTextEditor
                  initial={text.blocks}
                  label={m.admin_texts_text()}
                  headings={sectionHeadings}
                  isDisabled={isDisabled}
                  isInvalid={problems['blocks'] !== undefined}
                  onChange={({ blocks }) => setText({ kind: 'sections', blocks })}
                />
                {problems['blocks'] === undefined ? null : <chakra.p color="bad">{errorOf('blocks')}</chakra.p>}
              </>
            ) : (
              <Skeleton height="24rem" />
            )}
          </chakra.fieldset>
          {text.kind === 'mail' ? (
            <MailPreview page={page} checked={checkedText(text, placeholders)} onPreviewMail={props.onPreviewMail} />
          ) : (
            <TextPreview text={text} />
          )}
        </chakra.div>
        {mayChange ? (
          <SaveBar
            isSaving={isSaving === 'save'}
            isDisabled={meeting !== undefined}
            isUnsaved={isUnsaved}
            problem={wrongCount > 0 ? m.admin_settings_wrong({ count: wrongCount }) : undefined}
          >
            {base.of.text === null ? null : (
              <Button
                isBusy={isSaving === 'reset'}
                disabled={meeting !== undefined || isSaving !== undefined}
                onClick={() => void send(null, 'reset')}
              >
                {m.admin_texts_reset()}
              </Button>
            )}
          </SaveBar>
        ) : null}
      </chakra.form>
      <History
        after={props.after}
        partHrefOf={props.partHrefOf}
        versions={props.textVersions}
        failure={props.textVersionsFailure}
        onRetry={props.onRetryText}
        text={m.admin_texts_history_text()}
        placeInWords={textPlaceLabel([])}
        valueInWords={formatTextValue([])}
        origin={{
          title: m.admin_texts_origin(),
          restore: m.admin_texts_origin_restore(),
          restored: m.admin_texts_origin_restored()
        }}
        restoringVersion={props.restoringTextVersion ?? null}
        onRestore={({ version }) => props.onRestoreText({ page, version, revision: base.of.revision })}
        revision={base.of.revision}
        isUnsaved={isUnsaved}
      />
    </>
  )
}

/** Custom texts of the information pages and mails, with version history. */
export function Texts(props: TextSectionProps & PartLinksProps) {
  const { textPage, textHrefOf, text, textFailure } = props
  return (
    <>
      <StateLinks
        label={m.admin_section_texts()}
        states={groups}
        current={mailOfText(textPage) === undefined ? (textPage as TextPage) : 'mails'}
        hrefOf={({ state }) => textHrefOf({ page: firstOf(state) })}
      />
      {mailOfText(textPage) === undefined ? null : (
        <chakra.div marginBlockStart={4}>
          <StateLinks
            label={m.admin_texts_mails()}
            states={mails}
            current={textPage as (typeof mails)[number]['state']}
            hrefOf={({ state }) => textHrefOf({ page: state })}
          />
        </chakra.div>
      )}
      {text ? (
        <Editor key={textPage} {...props} text={text} />
      ) : textFailure ? (
        <FailedState
          failure={textFailure}
          title={m.admin_failed_title()}
          safe={m.admin_failed_text()}
          onRetry={props.onRetryText}
        />
      ) : (
        <TableSkeleton label={m.admin_loading()} />
      )}
    </>
  )
}
