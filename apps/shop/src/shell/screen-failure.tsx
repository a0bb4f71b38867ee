export const ScreenFailure = () => <p>failed</p>
