export function ComponentsPage() {
  return (
    <main className="wrap py-12">
      <h1 className="display">Encre sur papier</h1>
    </main>
  );
}
