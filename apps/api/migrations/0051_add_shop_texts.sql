CREATE TABLE "shop_text_versions" (
	"page" text NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb,
	"saved_by" text NOT NULL,
	"restored_from" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_text_versions_page_revision_pk" PRIMARY KEY("page","revision")
);
