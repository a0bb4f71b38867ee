/** One reminder by mail of an abandoned cart, with consent. */
export { cartReminderData } from './personal-data.ts'
export { deleteReminders } from './reminders.ts'
export { cartRemindersModule } from './routes.ts'
