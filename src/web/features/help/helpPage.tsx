export function HelpPage() {
  return (
    <main className="wrap py-12">
      <h1 className="h1">Centre d’aide</h1>
    </main>
  );
}
