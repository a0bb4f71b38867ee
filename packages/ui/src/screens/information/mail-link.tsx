import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FailureNotice, focusIfLost } from '../../forms/index.ts'

/** Purpose of a mail link: end stock alerts or cart reminders, confirm or end the newsletter. */
export type MailLinkKind = 'alerts' | 'newsletter' | 'reminders' | 'unsubscribe'

export interface MailLinkProps {
  kind: MailLinkKind
  isBusy: boolean
  isDone: boolean
  failure?: Failure | undefined
  onPress: () => void
}

const words = {
  alerts: {
    title: m.information_alerts_title,
    text: m.information_alerts_text,
    submit: m.information_alerts_submit,
    done: m.information_alerts_done
  },
  newsletter: {
    title: m.information_newsletter_title,
    text: m.information_newsletter_text,
    submit: m.information_newsletter_submit,
    done: m.information_newsletter_done
  },
  reminders: {
    title: m.information_reminders_title,
    text: m.information_reminders_text,
    submit: m.information_reminders_submit,
    done: m.information_reminders_done
  },
  unsubscribe: {
    title: m.information_unsubscribe_title,
    text: m.information_unsubscribe_text,
    submit: m.information_unsubscribe_submit,
    done: m.information_unsubscribe_done
  }
} as const

/** Landing page of a mail link: only the button has an effect, not opening it. */
export const MailLink = ({ kind, isBusy, isDone, failure, onPress }: MailLinkProps) => (
  <chakra.section
    aria-labelledby="mail-link-title"
    marginBottom={10}
    padding={{ base: 4, md: 6 }}
    borderWidth="1px"
    borderRadius="panel"
    display="flex"
    flexDirection="column"
    gap={4}
  >
    <chakra.h2 id="mail-link-title" fontSize="xl">
      {words[kind].title()}
    </chakra.h2>
    {isDone ? (
      <Notice tone="good" ref={focusIfLost} tabIndex={-1}>
        {words[kind].done()}
      </Notice>
    ) : (
      <>
        <p>{words[kind].text()}</p>
        <FailureNotice failure={failure} />
        <Button variant="accent" alignSelf="start" isBusy={isBusy} onClick={onPress}>
          {words[kind].submit()}
        </Button>
      </>
    )}
  </chakra.section>
)
