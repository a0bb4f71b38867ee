export const Component = () => <h1>registration-complete</h1>
