export const Component = () => <h1>my-designs</h1>
