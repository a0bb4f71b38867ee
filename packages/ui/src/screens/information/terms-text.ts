import { m } from '@motif/messages'
import type { LegalFacts, LegalSection } from './legal-page.tsx'

/** Sections of the terms. */
export const termsSections = (facts: LegalFacts): LegalSection[] => [
  { id: 'who', title: m.information_terms_who_title(), paragraphs: [m.information_terms_who_text_1(facts)] },
  {
    id: 'contract',
    title: m.information_terms_contract_title(),
    paragraphs: [m.information_terms_contract_text_1(), m.information_terms_contract_text_2()]
  },
  {
    id: 'designs',
    title: m.information_terms_designs_title(),
    paragraphs: [m.information_terms_designs_text_1(), m.information_terms_designs_text_2()]
  },
  {
    id: 'making',
    title: m.information_terms_making_title(),
    paragraphs: [m.information_terms_making_text_1(), m.information_terms_making_text_2()]
  },
  {
    id: 'returns',
    title: m.information_terms_returns_title(),
    paragraphs: [m.information_terms_returns_text_1(), m.information_terms_returns_text_2()]
  },
  { id: 'account', title: m.information_terms_account_title(), paragraphs: [m.information_terms_account_text_1()] },
  {
    id: 'liability',
    title: m.information_terms_liability_title(),
    paragraphs: [m.information_terms_liability_text_1()]
  },
  { id: 'changes', title: m.information_terms_changes_title(), paragraphs: [m.information_terms_changes_text_1()] }
]
