import { m } from '@motif/messages'
import type { LegalFacts, LegalSection } from './legal-page.tsx'

/** Sections of the privacy policy; mentions Google if it is available. */
export const privacySections = (facts: LegalFacts, { hasGoogle }: { hasGoogle: boolean }): LegalSection[] => [
  { id: 'short', title: m.information_privacy_short_title(), paragraphs: [m.information_privacy_short_text_1()] },
  {
    id: 'what',
    title: m.information_privacy_what_title(),
    paragraphs: [
      m.information_privacy_what_text_1(),
      m.information_privacy_what_text_2(),
      m.information_privacy_what_text_3(),
      m.information_privacy_what_text_4(),
      m.information_privacy_what_text_5()
    ]
  },
  { id: 'why', title: m.information_privacy_why_title(), paragraphs: [m.information_privacy_why_text_1()] },
  { id: 'long', title: m.information_privacy_long_title(), paragraphs: [m.information_privacy_long_text_1()] },
  {
    id: 'who',
    title: m.information_privacy_who_title(),
    paragraphs: [
      m.information_privacy_who_text_1(),
      ...(hasGoogle ? [m.information_privacy_google_text()] : []),
      m.information_privacy_who_text_2()
    ]
  },
  {
    id: 'device',
    title: m.information_privacy_device_title(),
    paragraphs: [m.information_privacy_device_text_1(), m.information_privacy_device_text_2()]
  },
  {
    id: 'rights',
    title: m.information_privacy_rights_title(),
    paragraphs: [m.information_privacy_rights_text_1(facts)]
  },
  {
    id: 'contact',
    title: m.information_privacy_contact_title(),
    paragraphs: [m.information_privacy_contact_text_1(facts)]
  }
]
