/** The newsletter, with double opt-in and one-click unsubscription. */
export { isSubscriber, subscribersAfter, subscribersAmong, subscriptionData } from './personal-data.ts'
export { newsletterModule } from './routes.ts'
export { subscribe } from './subscriptions.ts'
export { exportedSubscribers } from './subscribers.ts'
