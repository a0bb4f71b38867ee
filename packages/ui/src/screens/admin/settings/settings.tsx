import { chakra } from '@chakra-ui/react'
import type { CurrentSettings, ShopSettings } from '@motif/contract'
import { m } from '@motif/messages'
import { type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { type Failure, fieldErrors, sentenceOf } from '../../../failure/index.ts'
import { SaveBar } from '../save-bar.tsx'
import { useIsAllowed } from '../allowed.tsx'
import { Conflict } from '../conflict.tsx'
import { formAfterSave, mergedVersions } from '../merged-versions.ts'
import { type OpenPartProps, useFocusOnPart } from '../open-part.ts'
import type { PartLinksProps } from '../part-links.tsx'
import { TableSkeleton } from '../table.tsx'
import { useUnsavedGuard } from '../use-unsaved-guard.ts'
import { ColoursPart } from './colours-part.tsx'
import { CurrencyPart } from './currency-part.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { History } from './history.tsx'
import { HomePart } from './home-part.tsx'
import { type KnownCategories, LinksPart } from './links-part.tsx'
import { LogoPart } from './logo-part.tsx'
import { PaymentsPart } from './payments-part.tsx'
import { SearchPart } from './search-part.tsx'
import { problemSentence } from './setting-fields.tsx'
import { formOf, type FormProblems, isChanged, type SettingsForm, settingsOf } from './settings-form.ts'
import { settingLabel, formatSettingValue } from './settings-text.ts'
import { MailsPart, ShopPart } from './shop-part.tsx'
import type { NamedCollection } from './storefront-form.ts'
import { TaxesPart } from './taxes-part.tsx'
import type { SettingsSectionProps } from './types.ts'

interface SettingsProps extends SettingsSectionProps, PartLinksProps, OpenPartProps {
  /** Links and the home page lead to these; undefined while they are on their way. */
  categories?: KnownCategories | undefined
  collections?: readonly NamedCollection[] | undefined
}

const none: KnownCategories & readonly NamedCollection[] = []

interface Base {
  of: CurrentSettings
  form: SettingsForm
}

const baseOf = (of: CurrentSettings): Base => ({ of, form: formOf(of.settings, of.currency.decimals) })

/** A concurrent save and the local changes. */
interface Meeting {
  mine: ShopSettings
  sent: SettingsForm
  theirs: CurrentSettings
}

function Editor({
  settings,
  categories = none,
  collections = none,
  ...props
}: SettingsProps & { settings: CurrentSettings }) {
  const { decimals } = settings.currency
  const [base, setBase] = useState(() => baseOf(settings))
  const [form, setForm] = useState(base.form)
  const [problems, setProblems] = useState<FormProblems>({})
  const [failure, setFailure] = useState<Failure | undefined>()
  const [meeting, setMeeting] = useState<Meeting | undefined>()
  const [isSaving, setSaving] = useState(false)
  const alert = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const mayChange = useIsAllowed('settings.change')
  const valueInWords = (path: string, value: unknown, of = decimals) => formatSettingValue(path, value, of)
  const isUnsaved = isChanged(form, base.form)
  useUnsavedGuard(isUnsaved)
  useFocusOnPart(props)

  const show = (next: CurrentSettings, typed?: SetStateAction<SettingsForm>) => {
    const newest = baseOf(next)
    setBase(newest)
    setForm(typed ?? newest.form)
    setProblems({})
    setFailure(undefined)
    setMeeting(undefined)
  }
  /** Shows settings with what was typed since a form was sent. */
  const showWithTyped = (
    next: CurrentSettings,
    { sent, settings: wanted }: { sent: SettingsForm; settings: ShopSettings }
  ) => {
    const saved = formOf(wanted, next.currency.decimals)
    show(next, (now) => formAfterSave({ sent, now, saved }))
  }
  // What was restored, or saved by somebody else before anything was typed here.
  if (settings.revision > base.of.revision && !isUnsaved && !isSaving && meeting === undefined) show(settings)

  const isAlerting = meeting !== undefined || failure !== undefined
  useEffect(() => {
    if (isAlerting) alert.current?.scrollIntoView({ block: 'center' })
  }, [isAlerting])

  useEffect(() => {
    const [first] = Object.keys(problems)
    const field = Array.from(element.current?.elements ?? []).find((one) => one.getAttribute('name') === first)
    if (field instanceof HTMLElement) field.focus()
  }, [problems])

  const save = async () => {
    const read = settingsOf(form, { decimals })
    setFailure(undefined)
    if ('problems' in read) {
      setProblems(read.problems)
      return
    }
    setProblems({})
    setSaving(true)
    const outcome = await props.onSaveSettings({ revision: base.of.revision, settings: read.settings })
    setSaving(false)
    if ('saved' in outcome) showWithTyped(outcome.saved, { sent: form, settings: outcome.saved.settings })
    else if (outcome.newer) setMeeting({ mine: read.settings, sent: form, theirs: outcome.newer })
    else setFailure(outcome.failure)
  }

  const merged = (prefer: 'mine' | 'theirs') =>
    meeting && mergedVersions({ base: base.of.settings, mine: meeting.mine, theirs: meeting.theirs.settings }, prefer)
  const onChange = useCallback((change: Partial<SettingsForm>) => setForm((current) => ({ ...current, ...change })), [])
  const wrong = useMemo(() => {
    const told = fieldErrors(failure)
    return {
      errorOf: (name: string) => problemSentence(problems[name]) ?? told[`settings.${name}`],
      hasProblemIn: (prefix: string) => Object.keys(problems).some((name) => name.startsWith(prefix))
    }
  }, [problems, failure])
  const part = { form, onChange, ...wrong }
  const wrongCount = Object.keys(problems).length
  return (
    <>
      <chakra.form
        ref={element}
        noValidate
        aria-label={m.admin_section_settings()}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving && meeting === undefined) void save()
        }}
      >
        <chakra.div display="flex" flexWrap="wrap" gap={4} justifyContent="space-between" marginBlockEnd={4}>
          <chakra.p maxWidth="66ch">{m.admin_settings_intro()}</chakra.p>
          <Button size="sm" isBusy={props.isDownloadingConfig ?? false} onClick={props.onDownloadConfig}>
            {m.admin_settings_download()}
          </Button>
        </chakra.div>
        <div ref={alert}>
          {meeting ? (
            <Conflict
              title={m.admin_settings_conflict_title({ name: meeting.theirs.by?.name ?? m.admin_log_gone() })}
              conflicts={(merged('mine')?.conflicts ?? []).map(({ path, mine, theirs }) => ({
                path,
                place: settingLabel(path),
                mine: valueInWords(path, mine),
                theirs: valueInWords(path, theirs)
              }))}
              onChoose={({ prefer }) => {
                const together = merged(prefer)
                if (together) showWithTyped(meeting.theirs, { sent: meeting.sent, settings: together.merged })
              }}
              onTakeAllTheirs={() => show(meeting.theirs)}
            />
          ) : failure ? (
            <Notice tone="bad">{failure.detail ?? sentenceOf(failure)}</Notice>
          ) : null}
        </div>
        <chakra.fieldset minWidth={0} disabled={!mayChange || meeting !== undefined}>
          <ShopPart {...part} />
          <LogoPart {...part} onUploadLogo={props.onUploadLogo} logoUrlOf={props.logoUrlOf} />
          <ColoursPart {...part} />
          <LinksPart {...part} categories={categories} collections={collections} />
          <HomePart {...part} categories={categories} collections={collections} onFindProducts={props.onFindProducts} />
          <SearchPart {...part} state={props.searchState} />
          <CurrencyPart
            settings={base.of}
            isUnsaved={isUnsaved}
            onChangeCurrency={async ({ code }) => {
              const outcome = await props.onChangeCurrency({ revision: base.of.revision, code })
              if ('saved' in outcome) show(outcome.saved)
              return outcome
            }}
          />
          <DeliveryPart {...part} />
          <TaxesPart {...part} />
          <PaymentsPart {...part} connection={props.paymentConnection} />
          <MailsPart {...part} />
        </chakra.fieldset>
        {mayChange ? (
          <SaveBar
            isSaving={isSaving}
            isDisabled={meeting !== undefined}
            isUnsaved={isUnsaved}
            problem={wrongCount > 0 ? m.admin_settings_wrong({ count: wrongCount }) : undefined}
          />
        ) : null}
      </chakra.form>
      <History
        after={props.after}
        partHrefOf={props.partHrefOf}
        versions={props.settingsVersions}
        failure={props.settingsVersionsFailure}
        onRetry={props.onRetrySettings}
        text={m.admin_settings_history_text()}
        placeInWords={settingLabel}
        valueInWords={valueInWords}
        origin={{
          title: m.admin_settings_file(),
          restore: m.admin_settings_restore_file(),
          restored: m.admin_settings_restored_file()
        }}
        restoringVersion={props.restoringVersion ?? null}
        onRestore={({ version }) => props.onRestoreSettings({ version, revision: base.of.revision })}
        revision={base.of.revision}
        isUnsaved={isUnsaved}
      />
    </>
  )
}

/** Shop settings: identity, colours, shipping, taxes, mails, and version history. */
export function Settings(props: SettingsProps) {
  const { settings, settingsFailure } = props
  if (settings) return <Editor {...props} settings={settings} />
  return settingsFailure ? (
    <FailedState
      failure={settingsFailure}
      title={m.admin_failed_title()}
      safe={m.admin_failed_text()}
      onRetry={props.onRetrySettings}
    />
  ) : (
    <TableSkeleton label={m.admin_loading()} />
  )
}
