import { configure } from 'storybook/test'

/**
 * Lets an event that another event leads to join that one's `act`. When focus leaves a typed field while React commits
 * (a form that closes, the next step that takes the focus), the typing library sends the field's `change` there and
 * then; an `act` of its own, begun inside the other's flush, finds work in the queue and blames a component for having
 * suspended that never did.
 */
export const joinNestedEvents = () =>
  configure((config) => {
    let isInside = false
    return {
      eventWrapper: (event) => {
        if (isInside) return event()
        isInside = true
        try {
          return config.eventWrapper(event)
        } finally {
          isInside = false
        }
      }
    }
  })
