import type { TextBlock } from '@motif/contract'
import { m } from '@motif/messages'

export interface Answer {
  /** Fragment in the URL: `/faq#delivery-time`. */
  id: string
  question: string
  answer: string
  /** Rich text of the owner, which `answer` lacks. */
  blocks?: readonly TextBlock[]
}

export interface AnswerGroup {
  id: string
  title: string
  answers: Answer[]
}

/** All questions and answers in the current language. */
export const answerGroups = (): AnswerGroup[] => [
  {
    id: 'ordering',
    title: m.information_faq_ordering(),
    answers: [
      {
        id: 'ordering-account',
        question: m.information_faq_ordering_account_question(),
        answer: m.information_faq_ordering_account_answer()
      },
      {
        id: 'ordering-one-piece',
        question: m.information_faq_ordering_one_piece_question(),
        answer: m.information_faq_ordering_one_piece_answer()
      },
      {
        id: 'ordering-change',
        question: m.information_faq_ordering_change_question(),
        answer: m.information_faq_ordering_change_answer()
      },
      {
        id: 'ordering-coupon',
        question: m.information_faq_ordering_coupon_question(),
        answer: m.information_faq_ordering_coupon_answer()
      }
    ]
  },
  {
    id: 'designing',
    title: m.information_faq_designing(),
    answers: [
      {
        id: 'designing-files',
        question: m.information_faq_designing_files_question(),
        answer: m.information_faq_designing_files_answer()
      },
      {
        id: 'designing-preview',
        question: m.information_faq_designing_preview_question(),
        answer: m.information_faq_designing_preview_answer()
      },
      {
        id: 'designing-keep',
        question: m.information_faq_designing_keep_question(),
        answer: m.information_faq_designing_keep_answer()
      },
      {
        id: 'designing-rights',
        question: m.information_faq_designing_rights_question(),
        answer: m.information_faq_designing_rights_answer()
      }
    ]
  },
  {
    id: 'delivery',
    title: m.information_faq_delivery(),
    answers: [
      {
        id: 'delivery-time',
        question: m.information_faq_delivery_time_question(),
        answer: m.information_faq_delivery_time_answer()
      },
      {
        id: 'delivery-cost',
        question: m.information_faq_delivery_cost_question(),
        answer: m.information_faq_delivery_cost_answer()
      },
      {
        id: 'delivery-track',
        question: m.information_faq_delivery_track_question(),
        answer: m.information_faq_delivery_track_answer()
      },
      {
        id: 'delivery-countries',
        question: m.information_faq_delivery_countries_question(),
        answer: m.information_faq_delivery_countries_answer()
      }
    ]
  },
  {
    id: 'returns',
    title: m.information_faq_returns(),
    answers: [
      {
        id: 'returns-wrong',
        question: m.information_faq_returns_wrong_question(),
        answer: m.information_faq_returns_wrong_answer()
      },
      {
        id: 'returns-return',
        question: m.information_faq_returns_return_question(),
        answer: m.information_faq_returns_return_answer()
      },
      {
        id: 'returns-wash',
        question: m.information_faq_returns_wash_question(),
        answer: m.information_faq_returns_wash_answer()
      },
      {
        id: 'returns-mug',
        question: m.information_faq_returns_mug_question(),
        answer: m.information_faq_returns_mug_answer()
      }
    ]
  },
  {
    id: 'paying',
    title: m.information_faq_paying(),
    answers: [
      {
        id: 'paying-cards',
        question: m.information_faq_paying_cards_question(),
        answer: m.information_faq_paying_cards_answer()
      },
      {
        id: 'paying-invoice',
        question: m.information_faq_paying_invoice_question(),
        answer: m.information_faq_paying_invoice_answer()
      },
      {
        id: 'paying-data',
        question: m.information_faq_paying_data_question(),
        answer: m.information_faq_paying_data_answer()
      }
    ]
  }
]
