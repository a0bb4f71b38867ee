export const Component = () => <h1>register</h1>
