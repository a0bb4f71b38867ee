import { chakra } from '@chakra-ui/react'
import type { DraftCustomer, DraftOrder, DraftOrderPrice } from '@motif/contract'
import { draftOrderLimits } from '@motif/contract/draft-order-rules'
import { isEmail } from '@motif/contract/rules'
import { m } from '@motif/messages'
import { useEffect, useRef, useState } from 'react'
import { AddressFields, AddressLines } from '../../../components/address-fields/index.ts'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { TotalsList } from '../../../components/order-summary/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { TextAreaField } from '../../../components/text-area/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, useForm } from '../../../forms/index.ts'
import { formatMoney } from '../../../format/index.ts'
import { takenOver } from '../../checkout/address-form.ts'
import { useIsAllowed } from '../allowed.tsx'
import { Pair, Part } from '../editor-part.tsx'
import type { AdminScreenProps } from '../types.ts'
import { useUnsavedGuard } from '../use-unsaved-guard.ts'
import { AddItems, OrderAgain } from './add-items.tsx'
import { DraftActions } from './draft-actions.tsx'
import { DraftLines } from './draft-lines.tsx'
import { type LineValues, draftErrors, inputOf, linesOf, priceErrors, textsOfDraft } from './draft-values.ts'

/** How long after the last change the price is asked for, in milliseconds. */
const restMs = 300

type Input = ReturnType<typeof inputOf>

/** Price response for a state of the form. */
interface Answer {
  wish: string
  price: DraftOrderPrice | undefined
  failure: Failure | undefined
}

/** Live price of the form. The last price stays while loading. */
function usePrice(
  { openDraftOrderId, onPreviewDraftOrder }: AdminScreenProps,
  draft: DraftOrder | undefined,
  input: Input,
  isUnsaved: boolean
) {
  const [answer, setAnswer] = useState<Answer>()
  const ask = useRef(onPreviewDraftOrder)
  useEffect(() => {
    ask.current = onPreviewDraftOrder
  })
  const id = openDraftOrderId === 'new' ? null : (openDraftOrderId ?? null)
  const wish = JSON.stringify({ ...input, id })
  useEffect(() => {
    if (!isUnsaved) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      void ask.current(JSON.parse(wish) as Input & { id: string | null }).then((found) => {
        if (isOver) return
        setAnswer((before) =>
          'failure' in found
            ? { wish, price: before?.price, failure: found.failure }
            : { wish, price: found, failure: undefined }
        )
      })
    }, restMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [wish, isUnsaved])
  if (!isUnsaved) return { price: draft?.price, failure: undefined, isBusy: false }
  const isNow = answer?.wish === wish
  return {
    price: answer?.price ?? draft?.price,
    failure: isNow ? answer.failure : undefined,
    isBusy: !isNow
  }
}

interface KnownCustomer {
  email: string
  customer: DraftCustomer | undefined
  failure: Failure | undefined
}

/** Form of a draft order: customer, items, address and price. */
export function DraftForm(props: AdminScreenProps & { draft: DraftOrder | undefined }) {
  const { draft, decimals, countries = [], onSaveDraftOrder, onFindDraftCustomer } = props
  const [mayChange, mayPrice] = [useIsAllowed('drafts.change'), useIsAllowed('drafts.price')]
  const [lines, setLines] = useState<readonly LineValues[]>(() => linesOf(draft, decimals))
  const [isTold, setTold] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [known, setKnown] = useState<KnownCustomer>()
  const keys = useRef(0)
  const save = async (input: Input) => {
    setSaving(true)
    setFailure(undefined)
    const refused = await onSaveDraftOrder({ id: draft?.id ?? null, revision: draft?.revision ?? 0, input })
    setSaving(false)
    setFailure(refused)
  }
  const form = useForm({
    initial: textsOfDraft(draft, decimals),
    failure,
    check: (texts) => draftErrors(texts, decimals),
    onSubmit: (texts) => {
      setTold(true)
      const isWrong = lines.some((line) =>
        Object.values(priceErrors(line, decimals)).some((error) => error !== undefined)
      )
      if (!isWrong && !isSaving) void save(inputOf(texts, lines, decimals))
    }
  })
  const input = inputOf(form.values, lines, decimals)
  // As it is typed: what is wrong yet is not saved either.
  const typed = JSON.stringify([form.values, lines])
  const [saved] = useState(typed)
  const isUnsaved = mayChange && typed !== saved
  useUnsavedGuard(isUnsaved && !isSaving)
  const { price, failure: priceFailure, isBusy } = usePrice(props, draft, input, isUnsaved)

  const email = form.values.email.trim()
  const find = async () => {
    if (!isEmail(email) || known?.email === email) return
    setKnown({ email, customer: undefined, failure: undefined })
    const answer = await onFindDraftCustomer({ email })
    setKnown({
      email,
      ...('failure' in answer
        ? { customer: undefined, failure: answer.failure }
        : { customer: answer, failure: undefined })
    })
  }
  const customer = known?.email === email ? known.customer : undefined
  const add = (line: Pick<LineValues, 'variantId' | 'quantity' | 'name' | 'copyOf' | 'image'>) => {
    keys.current += 1
    const key = `new-${keys.current}`
    setLines((before) => {
      const same = before.find(
        (one) => one.variantId === line.variantId && !one.copyOf && !line.copyOf && !one.id && one.kind === 'usual'
      )
      return same
        ? before.map((one) => (one === same ? { ...one, quantity: one.quantity + line.quantity } : one))
        : [...before, { key, kind: 'usual', value: '', reason: '', ...line }]
    })
  }
  const isFixed = !mayChange || draft?.state === 'paid'
  const emailField = form.field('email')
  const hasBilling = form.values.hasBilling !== ''
  const discountKind = form.values.discountKind
  return (
    <div>
      <chakra.form {...form.formProps}>
        <chakra.fieldset disabled={isFixed} minWidth={0} border="0" padding={0}>
          <Part title={m.admin_order_customer()} hint={m.admin_draft_customer_hint()}>
            <TextField
              label={m.admin_draft_email()}
              isRequired={false}
              type="email"
              dir="ltr"
              autoComplete="off"
              maxLength={254}
              {...emailField}
              onBlur={() => {
                emailField.onBlur()
                void find()
              }}
            />
            <FailureNotice failure={known?.failure} />
            {customer ? (
              <chakra.output display="grid" gap={3}>
                <p>{customer.isKnown ? m.admin_draft_known({ name: customer.name ?? email }) : m.admin_draft_new()}</p>
                {customer.addresses.map((address) => (
                  <chakra.div key={JSON.stringify(address)} display="flex" flexWrap="wrap" gap={4} alignItems="center">
                    <AddressLines
                      address={address}
                      countryName={countries.find(({ code }) => code === address.country)?.name}
                    />
                    <Button size="sm" onClick={() => form.setAll(takenOver(address))}>
                      {m.admin_draft_use_address()}
                    </Button>
                  </chakra.div>
                ))}
              </chakra.output>
            ) : null}
          </Part>
          <Part title={m.admin_draft_items()} hint={m.admin_draft_items_hint()}>
            <DraftLines
              lines={lines}
              price={price}
              decimals={decimals}
              isTold={isTold}
              onChange={(key, change) =>
                setLines((before) => before.map((line) => (line.key === key ? { ...line, ...change } : line)))
              }
              onRemove={(key) => setLines((before) => before.filter((line) => line.key !== key))}
            />
            {isFixed ? null : <AddItems {...props} onAdd={add} />}
            {customer && customer.lines.length > 0 && !isFixed ? (
              <OrderAgain lines={customer.lines} onAdd={add} />
            ) : null}
          </Part>
          <Part title={m.admin_draft_address()}>
            <AddressFields field={(part) => form.field(`shippingAddress.${part}`)} countries={countries} />
            <Checkbox checked={hasBilling} onChange={({ isChecked }) => form.set('hasBilling', isChecked ? 'yes' : '')}>
              {m.admin_draft_billing()}
            </Checkbox>
            {hasBilling ? (
              <AddressFields field={(part) => form.field(`billingAddress.${part}`)} countries={countries} />
            ) : null}
            <SelectField
              label={m.admin_draft_delivery()}
              hint={
                price && price.methods.length === 0
                  ? input.shippingAddress === null
                    ? m.admin_draft_delivery_hint()
                    : m.admin_draft_delivery_none()
                  : undefined
              }
              isRequired={false}
              {...form.field('shippingMethod')}
            >
              <option value="">{m.admin_draft_delivery_choose()}</option>
              {(price?.methods ?? []).map((method) => (
                <option key={method.id} value={method.id}>
                  {m.admin_draft_method({ name: method.name, price: formatMoney(method.price) })}
                </option>
              ))}
            </SelectField>
          </Part>
          <Part title={m.admin_draft_price()}>
            {mayPrice ? (
              <Pair>
                <SelectField label={m.admin_draft_discount()} isRequired={false} {...form.field('discountKind')}>
                  <option value="">{m.admin_draft_discount_none()}</option>
                  <option value="percent">{m.admin_draft_price_percent()}</option>
                  <option value="amount">{m.admin_draft_discount_amount()}</option>
                </SelectField>
                {discountKind === '' ? null : (
                  <TextField
                    label={discountKind === 'amount' ? m.admin_draft_discount_value() : m.admin_draft_percent()}
                    inputMode="decimal"
                    dir="ltr"
                    autoComplete="off"
                    {...form.field('discountValue')}
                  />
                )}
              </Pair>
            ) : discountKind === '' ? null : (
              <p>{m.admin_draft_discount_kept({ reason: form.values.discountReason })}</p>
            )}
            {mayPrice && discountKind !== '' ? (
              <TextField
                label={m.admin_draft_reason()}
                hint={m.admin_draft_reason_hint()}
                dir="auto"
                autoComplete="off"
                maxLength={draftOrderLimits.reason}
                {...form.field('discountReason')}
              />
            ) : null}
            <TextAreaField
              label={m.admin_draft_note()}
              hint={m.admin_draft_note_hint()}
              isRequired={false}
              dir="auto"
              rows={3}
              maxLength={draftOrderLimits.note}
              {...form.field('note')}
            />
            <FailureNotice failure={priceFailure} />
            {price ? (
              <TotalsList totals={price.totals} isBusy={isBusy} shippingUnknown={m.admin_draft_delivery_open()} />
            ) : null}
          </Part>
          {isFixed ? null : (
            <chakra.div display="grid" gap={4} paddingBlockEnd={6}>
              <FailureNotice failure={form.unplaced} />
              {draft?.link ? <p>{m.admin_draft_saving_ends_link()}</p> : null}
              <div>
                <Button
                  type="submit"
                  variant={isUnsaved || !draft ? 'accent' : 'outline'}
                  isBusy={isSaving}
                  disabled={draft !== undefined && !isUnsaved}
                >
                  {m.admin_draft_save()}
                </Button>
              </div>
            </chakra.div>
          )}
        </chakra.fieldset>
      </chakra.form>
      {draft ? (
        <chakra.section aria-label={m.admin_draft_payment()} borderBlockStartWidth="1px" paddingBlock={6}>
          <chakra.h2 fontSize="lg" marginBlockEnd={3}>
            {m.admin_draft_payment()}
          </chakra.h2>
          <DraftActions
            draft={draft}
            isUnsaved={isUnsaved}
            onSendDraftOrder={props.onSendDraftOrder}
            onWithdrawDraftOrder={props.onWithdrawDraftOrder}
            onSettleDraftOrder={props.onSettleDraftOrder}
          />
          {draft.order ? (
            <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="center">
              <p>{m.admin_draft_is_order()}</p>
              <Button size="sm" onClick={() => draft.order && props.onOpenOrder({ id: draft.order.id })}>
                {m.admin_order_open({ number: draft.order.number })}
              </Button>
            </chakra.div>
          ) : null}
        </chakra.section>
      ) : null}
    </div>
  )
}
