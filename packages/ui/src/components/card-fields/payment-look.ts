import { useMemo, useSyncExternalStore } from 'react'

/** Theme for a payment provider's form, in the shape of Stripe's Appearance. */
export interface PaymentLook {
  theme: 'stripe' | 'night'
  labels: 'above'
  variables: Record<string, string>
  rules: Record<string, Record<string, string>>
}

const html = () => document.documentElement

/** The current value of a colour token: CSS variables do not reach the provider's iframe. */
const colour = (name: string) => getComputedStyle(html()).getPropertyValue(`--chakra-colors-${name}`).trim()

function look(isDark: boolean): PaymentLook {
  const focus = { border: `1px solid ${colour('accent')}`, boxShadow: `0 0 0 1px ${colour('accent')}` }
  const edge = `1px solid ${colour('border-control')}`
  return {
    theme: isDark ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: colour('accent'),
      colorBackground: colour('bg-float'),
      colorText: colour('fg'),
      colorTextSecondary: colour('fg-muted'),
      colorTextPlaceholder: colour('fg-muted'),
      colorDanger: colour('bad'),
      fontFamily: '"Instrument Sans", system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '6px',
      spacingUnit: '4px'
    },
    rules: {
      '.Input': { border: edge, boxShadow: 'none', padding: '11px 12px' },
      '.Input:focus': focus,
      '.Label': { fontSize: '14px', fontWeight: '500' },
      '.Tab': { border: edge, boxShadow: 'none' },
      '.Tab:hover': { borderColor: colour('fg-muted') },
      '.Tab--selected': focus
    }
  }
}

function followTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(html(), { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

/** The shop's colours, fonts and radii for a provider's form, in the current theme. */
export function usePaymentLook(): PaymentLook {
  const isDark = useSyncExternalStore(
    followTheme,
    () => html().classList.contains('dark'),
    () => false
  )
  return useMemo(() => look(isDark), [isDark])
}
