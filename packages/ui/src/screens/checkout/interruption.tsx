import { type PropsWithChildren, useEffect, useRef } from 'react'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { Page } from '../../components/page/index.ts'

interface InterruptionProps {
  drawing: 'parcel' | 'bag'
  title: string
  action: { href: string; label: string }
}

/** The checkout cannot continue for external reasons: what is preserved, and how to go on. */
export function Interruption({ drawing, title, action, children }: PropsWithChildren<InterruptionProps>) {
  const page = useRef<HTMLDivElement>(null)
  // The active step was unmounted, so focus moves here.
  useEffect(() => page.current?.focus(), [])
  return (
    <div ref={page} tabIndex={-1} role="alert" style={{ outline: 'none' }}>
      <Page>
        <EmptyState
          drawing={drawing}
          title={title}
          headingLevel={1}
          action={
            <LinkButton href={action.href} variant="accent">
              {action.label}
            </LinkButton>
          }
        >
          {children}
        </EmptyState>
      </Page>
    </div>
  )
}
