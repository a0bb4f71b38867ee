import { chakra } from '@chakra-ui/react'
import type { Cart } from '@motif/contract'
import { m } from '@motif/messages'
import { Tag, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Field, Input } from '../../components/field/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { sentenceOf, type Failure } from '../../failure/index.ts'
import { useForm } from '../../forms/index.ts'

export interface CouponFieldProps {
  /** The current coupon. */
  coupon: string | null
  /** Why the coupon does not apply. */
  problem: Cart['couponProblem']
  isBusy: boolean
  failure: Failure | null | undefined
  onCoupon: (change: { coupon: string | null }) => void
}

/** Collapsed by default: an empty coupon field makes customers leave to search for one. */
export function CouponField({ coupon, problem, isBusy, failure, onCoupon }: CouponFieldProps) {
  const [isOpen, setOpen] = useState(false)
  if (coupon !== null) return <AppliedCoupon coupon={coupon} problem={problem} isBusy={isBusy} onCoupon={onCoupon} />
  return (
    <chakra.details
      open={isOpen || Boolean(failure)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      css={{ '& summary::-webkit-details-marker': { display: 'none' } }}
    >
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap={2}
        minHeight="target"
        cursor="pointer"
        listStyle="none"
        textStyle="small"
        textDecoration="underline"
        textUnderlineOffset="0.2em"
      >
        <Tag size={18} strokeWidth={1.75} aria-hidden />
        {m.cart_coupon_open()}
      </chakra.summary>
      <CouponForm isBusy={isBusy} failure={failure} onCoupon={onCoupon} />
    </chakra.details>
  )
}

function CouponForm({ isBusy, failure, onCoupon }: Omit<CouponFieldProps, 'coupon' | 'problem'>) {
  const form = useForm({
    initial: { coupon: '' },
    failure: failure ? { ...failure, fields: { coupon: sentenceOf(failure) } } : undefined,
    check: ({ coupon }) => ({ coupon: coupon.trim() === '' ? m.cart_coupon_missing() : undefined }),
    onSubmit: ({ coupon }) => onCoupon({ coupon: coupon.trim() })
  })
  const { error, ...field } = form.field('coupon')
  return (
    <chakra.form {...form.formProps} marginBlockStart={1}>
      <Field label={m.cart_coupon()} error={error} isRequired={false}>
        {(parts) => (
          <chakra.div display="flex" gap={2}>
            <Input
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              {...parts}
              {...field}
            />
            <Button type="submit" isBusy={isBusy}>
              {m.cart_coupon_apply()}
            </Button>
          </chakra.div>
        )}
      </Field>
    </chakra.form>
  )
}

const AppliedCoupon = ({
  coupon,
  problem,
  isBusy,
  onCoupon
}: { coupon: string } & Pick<CouponFieldProps, 'problem' | 'isBusy' | 'onCoupon'>) => (
  <chakra.div display="flex" alignItems="center" gap={2} color={problem ? 'warn' : 'good'} minHeight="target">
    <Tag size={18} strokeWidth={1.75} aria-hidden />
    <chakra.output flex="1" minWidth={0} textStyle="small" overflowWrap="anywhere">
      <chakra.strong display="block" fontWeight="medium">
        {problem ? m.cart_coupon_kept({ code: coupon }) : m.cart_coupon_applied({ code: coupon })}
      </chakra.strong>
      {problem ? <chakra.span color="fg">{problem.detail}</chakra.span> : null}
    </chakra.output>
    <IconButton
      label={m.cart_coupon_remove({ code: coupon })}
      icon={<X aria-hidden />}
      isBusy={isBusy}
      onClick={() => onCoupon({ coupon: null })}
    />
  </chakra.div>
)
