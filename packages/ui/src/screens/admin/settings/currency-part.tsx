import { chakra } from '@chakra-ui/react'
import type { CurrentSettings } from '@motif/contract'
import {
  amountWithDecimals,
  type CurrencyCode,
  type CurrencyObstacle,
  currencyCodes
} from '@motif/contract/currency-rules'
import { decimalsOf } from '@motif/contract/money-rules'
import { getLocale, m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Dialog } from '../../../components/dialog/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { type Failure, sentenceOf } from '../../../failure/index.ts'
import { formatMoney } from '../../../format/index.ts'
import { Allowed } from '../allowed.tsx'
import { Part } from '../editor-part.tsx'
import type { SettingsOutcome } from './types.ts'

const obstacleSentences = {
  orders: () => m.admin_currency_orders(),
  'gift-cards': () => m.admin_currency_gift_cards(),
  drafts: () => m.admin_currency_drafts(),
  'bulk-edits': () => m.admin_currency_bulk_edits(),
  imports: () => m.admin_currency_imports()
} as const satisfies Record<CurrencyObstacle, () => string>

/** Currencies by name, such as “Euro (EUR)”. */
function namedCurrencies(): { code: CurrencyCode; name: string }[] {
  const names = new Intl.DisplayNames(getLocale(), { type: 'currency' })
  return currencyCodes
    .map((code) => ({ code, name: m.admin_currency_named({ name: names.of(code) ?? code, code }) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, getLocale()))
}

/** 19.90 in the present currency: rounding shows. */
const exampleOf = (decimals: number) => amountWithDecimals(1990, { from: 2, to: decimals })

interface CurrencyPartProps {
  settings: CurrentSettings
  /** Whether other settings were typed and not saved. */
  isUnsaved: boolean
  onChangeCurrency: (choice: { code: CurrencyCode }) => Promise<SettingsOutcome>
}

/** The currency of all prices, until amounts are recorded in it. */
export function CurrencyPart({ settings: { currency, currencyObstacles }, isUnsaved, ...props }: CurrencyPartProps) {
  const [isOpen, setOpen] = useState(false)
  const isFixed = currencyObstacles.length > 0
  const names = namedCurrencies()
  return (
    <Part id="currency" title={m.admin_currency()} hint={m.admin_currency_hint()}>
      <p>{names.find(({ code }) => code === currency.code)?.name ?? currency.code}</p>
      {isFixed ? (
        <Notice tone="info">
          {[...currencyObstacles.map((obstacle) => obstacleSentences[obstacle]()), m.admin_currency_fixed()].join(' ')}
        </Notice>
      ) : (
        <Allowed permission="settings.change">
          <div>
            <Button size="sm" disabled={isUnsaved} onClick={() => setOpen(true)}>
              {m.admin_currency_change()}
            </Button>
          </div>
          {isUnsaved ? <p>{m.admin_currency_unsaved()}</p> : null}
        </Allowed>
      )}
      <CurrencyDialog
        isOpen={isOpen && !isFixed}
        onClose={() => setOpen(false)}
        now={currency}
        names={names}
        onChangeCurrency={props.onChangeCurrency}
      />
    </Part>
  )
}

interface CurrencyDialogProps extends Pick<CurrencyPartProps, 'onChangeCurrency'> {
  isOpen: boolean
  onClose: () => void
  now: CurrentSettings['currency']
  names: ReturnType<typeof namedCurrencies>
}

function CurrencyDialog({ isOpen, onClose, now, names, onChangeCurrency }: CurrencyDialogProps) {
  const [code, setCode] = useState<CurrencyCode | undefined>()
  const [failure, setFailure] = useState<Failure | undefined>()
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    setCode(undefined)
    setFailure(undefined)
    onClose()
  }
  const change = async () => {
    if (code === undefined) return
    setBusy(true)
    setFailure(undefined)
    const outcome = await onChangeCurrency({ code })
    setBusy(false)
    if ('saved' in outcome) close()
    else setFailure(outcome.failure)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="sm"
      title={m.admin_currency_question()}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {m.admin_move_back()}
          </Button>
          <Button variant="accent" isBusy={isBusy} disabled={code === undefined} onClick={() => void change()}>
            {code === undefined ? m.admin_currency_confirm_none() : m.admin_currency_confirm({ code })}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap={3}>
        <SelectField
          label={m.admin_currency_new()}
          value={code ?? ''}
          onChange={({ currentTarget: { value } }) => setCode(currencyCodes.find((one) => one === value))}
        >
          <option value="">{m.admin_currency_choose()}</option>
          {names
            .filter((one) => one.code !== now.code)
            .map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
        </SelectField>
        {code === undefined ? null : (
          <>
            <p>
              {m.admin_currency_numbers({
                from: formatMoney({ amount: exampleOf(now.decimals), currency: now.code }),
                to: formatMoney({
                  amount: amountWithDecimals(exampleOf(now.decimals), { from: now.decimals, to: decimalsOf(code) }),
                  currency: code
                })
              })}
            </p>
            {decimalsOf(code) < now.decimals ? <p>{m.admin_currency_rounded()}</p> : null}
          </>
        )}
        <p>{m.admin_currency_until()}</p>
        {failure ? <Notice tone="bad">{failure.detail ?? sentenceOf(failure)}</Notice> : null}
      </chakra.div>
    </Dialog>
  )
}
